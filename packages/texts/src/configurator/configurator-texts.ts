/** The titles of the configurator’s pages, and the owner of the house. */
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
