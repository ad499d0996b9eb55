// Five public feature models of real products, as numbers: the structure only, without names or texts.
// Source: https://github.com/Universal-Variability-Language/uvl-models, commit 8e40f09f1a810df13791e7bea8fb09cb54fb2d27.

/** A feature model. Its features have the numbers 1, 2 … in the order of the file; 1 is the root. */
export interface FeatureModel {
  readonly name: string;
  /** The file in the source repository. */
  readonly path: string;
  readonly features: number;
  /**
   * The parent and the kind of feature 2, 3 …: `4o` is an optional child of feature 4. Kinds: m(andatory), o(ptional), r: at least one of
   * its group, a(lternative): exactly one of its group. `4o*3`: three such features.
   */
  readonly tree: string;
  /**
   * Conditions between features, each a list of numbers. A condition is true if at least one feature with a positive number is chosen,
   * or at least one feature with a negative number is not chosen. `2 -3..-5` stands for three conditions: `2 -3`, `2 -4` and `2 -5`.
   */
  readonly clauses: string;
}

export const featureModels: readonly FeatureModel[] = [
  {
    name: 'Berkeley DB',
    path: 'Feature_Models/Database/BerkeleyDB/berkeleydb.uvl',
    features: 76,
    tree: [
      '1o 2m 3o 4m 5a 6m 7a*2 6o 5a 11m 11o 4o 14r*5 19o*3 14r 23o*2 2m 26o 27o*4 31o 32m 32o*2 2m 2o 37o 38m 38o*9',
      '2o 49o 50m 51r 52m 52o*7 51r*5 50m 2o*2 68r*5 2o 74r*2',
    ].join(' '),
    clauses: [
      '-76 75; -75 30; -75 33; -75 67; -75 72; -73 62; -71 72; -71 75; -71 76; -69 16; -69 28; -69 29; -69 30;',
      '-69 33; -69 62; -69 67; -69 70; -69 72; -69 73; -69 75; -69 76; -67 33; -67 69; -65 71; -65 72; -62 72;',
      '-61 29; -60 67; -57 33; -56 70; -55 30; -48 18; -46 15; -46 67; -45 30; -45 33; -45 72; -43 71; -39 71;',
      '-35 67; -34 30; -33 67; -28 29; -28 30; -24 67; -21 20',
    ].join(' '),
  },
  {
    name: 'axTLS',
    path: 'Feature_Models/Operating_Systems/KConfig/axTLS.uvl',
    features: 96,
    tree: [
      '1m 2a*2 1m 5a*3 1m*2 10a*3 1m 14a*3 1m*2 19a*5 1m*14 1o*3 41m 1o*2 44o 1o*3 48m*2 1o*3 53m 1o*2 56m 1o*8',
      '65m*3 1o*4 72o*2 1o 75m 75o 77m*2 77o 1o*2 82m*2 1o 85o*6 1o*4 95m',
    ].join(' '),
    clauses: [
      '-95 -30; -95 -29; -90 53; -90 85; -89 73; -89 85; -88 82; -88 85; -87 74; -87 85; -86 41; -86 85; -65 -43;',
      '-65 -30; -49 -24; -49 46; -49 48; -45 -44; -45 -13; -43 23; -40 13; -38 -13; -30 -24; -29 69; -28 -24;',
      '-28 -20; -32 73 74',
    ].join(' '),
  },
  {
    name: 'Radio Frequency Warner',
    path: 'OVM/Radio_Frequency_Warner/ovm_RFW.ovm.uvl',
    features: 37,
    tree: '1r 2a*4 1r 7a*2 1r 10o*4 1r 15a*2 1r 18a*2 1r 21o 22a*2 21o 1r 26o*2 1r 29o*2 1r 32o*2 1r 35o*2',
    clauses: '-20 -11; -16 -13; -14 24; -14 25; -13 17; -13 33; -12 28; -6 9; -3 30; -3 31; -3 37',
  },
  {
    name: 'DOPLER tools',
    path: 'Decision_Models/DOPLER/dm_DOPLERTools.csv.uvl',
    features: 50,
    tree: '1r*2 3o*4 1r*2 9o*6 1r*2 17o*6 1r*3 26o*6 32r*3 26o*3 38o 26o 40a*2 26o 43a*6 1r',
    clauses: [
      '-49 13; -49 18; -48 11; -48 19; -47 14; -47 22; -46 10; -46 21; -45 12; -45 20; -44 15; -44 23; -2 3; -2 26;',
      '-2 50',
    ].join(' '),
  },
  {
    name: 'DOPLER ASE',
    path: 'Decision_Models/DOPLER/dm_ASEJ1.csv.uvl',
    features: 109,
    tree: '1r 2a*100 1r 103r*4 1r*2',
    clauses: '-104 -3..-5; -104 -9..-101',
  },
];
