/** What visitors read for each camera that a section can name. */
export const cameraTitles: Readonly<Record<string, string>> = {
  front: 'Entré',
  back: 'Trädgård',
  'kitchen-1': 'Kök',
  'kitchen-2': 'Bänk',
  'living-1': 'Vardagsrum',
  'living-2': 'Matplats',
  'bathroom-1': 'Badrum',
  'bathroom-2': 'Dusch',
  'bedroom-1': 'Sovrum',
  'hall-1': 'Hall',
  'hall-2': 'Trappa',
};
