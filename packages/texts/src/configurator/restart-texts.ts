/** The dialog that asks whether to set all choices of the house back to the standard answers. */
export const restartTexts = {
  name: 'restart',
  messages: {
    heading: 'Vill du börja om?',
    text: 'Alla dina val i {house} blir husets standard igen. Ändrar du dig får du tillbaka dem med Ångra.',
    confirm: 'Börja om',
    keep: 'Behåll mina val',
  },
} as const;
