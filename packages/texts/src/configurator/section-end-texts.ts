/** The texts at the end of a section. */
export const sectionEndTexts = {
  name: 'sectionEnd',
  messages: {
    done: 'Slut på avsnittet: {section}',
    subtotal: 'Valen i avsnittet',
    included: 'Ingår',
    own: '{count, plural, =0 {Allt är som i standard.} one {# val är annat än standard.} other {# val är andra än standard.}}',
    next: 'Nästa: {section}',
    nextSummary: 'Nästa: din sammanställning',
    close: 'Stäng det som sägs om {section}',
  },
} as const;
