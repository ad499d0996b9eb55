/** The titles of the configurator’s pages, and the texts about the house’s name, municipality and model. */
export const configuratorTexts = {
  name: 'configurator',
  messages: {
    title: '{question}, {section} – {house} – {brand}',
    firstTitle: '{step} – {house} – {brand}',
    whereabouts: '{name}, {municipality}',
    rename: 'Byt namn',
    changeMunicipality: 'Byt kommun',
    changeHouse: 'Byt husmodell',
  },
} as const;
