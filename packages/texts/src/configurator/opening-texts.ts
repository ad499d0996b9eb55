/** The message that the page shows once when a house opens with earlier choices. */
export const openingTexts = {
  name: 'opening',
  messages: {
    'bundle-chosen': 'Paketet {name} är valt.',
    'version-opened': 'Det här är en tidigare version. Sparar du den blir den en egen kopia.',
    'link-opened': 'Huset är öppnat från en länk.',
    'choices-made': 'Valen i länken är gjorda.',
    'choices-lacking': 'Alla val i länken går inte att göra här. De andra är gjorda.',
    'house-changed': 'Du har bytt till {name}.',
    asStandard: 'Allt är husets standard.',
    own: '{count, plural, one {# val är annat än standard} other {# val är andra än standard}}, {price}.',
    samePrice: 'samma pris',
    summary: 'Se valen',
  },
} as const;
