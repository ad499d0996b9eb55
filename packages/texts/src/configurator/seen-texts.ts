/** Whether a picture shows the visitor's house or only an example, whether it shows the choice, and which view shows the choice. */
export const seenTexts = {
  name: 'seen',
  messages: {
    /** The label of a picture that shows another house than the visitor's. */
    example: 'Exempelbild',
    undrawn: 'Syns inte i bilden',
    exampleUndrawn: 'Exempelbild, valet syns inte',
    /** A link to the view that shows the choice. */
    inView: 'Syns i vyn {camera}',
  },
} as const;
