/** Some answers of one question, which a drawing or a rendered picture shows but the 3D model does not show, and the reason. */
interface NotInModel {
  readonly question: string;
  /** If absent, the entry is about all answers of the question. */
  readonly answers?: readonly string[];
  readonly because: string;
}

const IN_WALLS = 'it is within floors and walls, where only the section drawing looks';
const TECHNIQUE = 'a symbol in the plan: pipes, ducts and cabinets are not modelled';

/**
 * The answers of the demo range that a drawing or a rendered picture shows but the 3D model does not, in the order of the range's
 * questions. `tools/model-shows.test.ts` checks that the list is complete. For answers in drawings and on surfaces of rooms, it also
 * checks that the model does not show them.
 */
export const notInModel: readonly NotInModel[] = [
  { question: 'grund', answers: ['grund-platta-400', 'grund-palad'], because: IN_WALLS },
  {
    question: 'overvaning',
    answers: ['overvaning-oinredd'],
    because: 'a storey without rooms looks like one whose rooms are open',
  },
  { question: 'radonskydd', because: IN_WALLS },
  { question: 'sido-grund', answers: ['sido-platta', 'sido-platta-isolerad', 'sido-grund-befintlig'], because: IN_WALLS },
  { question: 'attefall-varme', because: TECHNIQUE },
  { question: 'sido-el', answers: ['sido-el-ingen'], because: TECHNIQUE },
  {
    question: 'fonsterglas',
    answers: ['glas-energi', 'glas-ljud', 'glas-sakerhet'],
    because: 'clear glass of every kind looks the same; elevations name it',
  },
  { question: 'ugn', answers: ['ugn-pyrolys', 'ugn-anga'], because: 'ovens in a tall cupboard look the same' },
  {
    question: 'innerdorrar',
    answers: ['innerdorr-spegel-val', 'innerdorr-glas-val'],
    because: 'panes are in doors between shared rooms only, and the usual plans have open passages there',
  },
  { question: 'ventilation', because: TECHNIQUE },
  { question: 'varmekalla', because: TECHNIQUE },
  { question: 'golvvarme', because: TECHNIQUE },
  { question: 'vattenfilter', because: TECHNIQUE },
  { question: 'batteri', because: TECHNIQUE },
  { question: 'laddbox', because: TECHNIQUE },
  { question: 'belysning', answers: ['belysning-kok', 'belysning-hela'], because: 'lamps of ceilings are a symbol in the plan' },
];
