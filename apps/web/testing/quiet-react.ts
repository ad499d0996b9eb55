// Imported for what it does, before React (decision 104). Its development code tells the browser's performance panel of every component that it renders and
// every effect that it runs, which nobody looks at here. Without the panel's methods it does not. Its warnings stay.
Object.defineProperties(console, { timeStamp: { value: undefined }, createTask: { value: undefined } });
