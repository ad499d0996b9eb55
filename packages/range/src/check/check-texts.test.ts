import { test } from 'vitest';
import { expectFault, type FaultyCase } from '../testing/expect-fault.ts';

const faulty: readonly FaultyCase[] = [
  {
    name: 'an unknown text key',
    file: 'texts.yaml',
    change: ['start.title: Hej', 'start.title: Hej\nhouses.bild: Skapa {house}'],
    at: 'houses.bild',
    message: "there is no text 'houses.bild' (did you mean 'houses.build'?)",
  },
  {
    name: 'a text with another placeholder than the product’s',
    file: 'texts.yaml',
    change: ['start.title: Hej', 'start.title: Hej från {märke}\nhouses.build: Skapa {house}'],
    at: 'Hej från',
    message: '{märke} stands for nothing here; this text has {brand}',
  },
  {
    name: 'a placeholder in a text that has none in the product',
    file: 'texts.yaml',
    change: ['start.title: Hej', 'palette.tip: Tips om <b>huset</b>'],
    at: 'palette.tip',
    message: '<b> stands for nothing here; this text has none',
  },
  {
    name: 'a text that is no ICU message',
    file: 'texts.yaml',
    change: ['start.title: Hej', "start.title: 'Hej {brand'"],
    at: 'start.title',
    message: 'is no ICU message: expect argument closing brace',
  },
];

test.each(faulty)('checkRange reports this mistake at its line: $name', expectFault);
