/** What a trade word describes. Products that differ in a word of one of these classes are different products. */
export type WordClass = 'tipo' | 'base' | 'acabamento' | 'qualidade' | 'cor' | 'comum';

/** Words by class, in full form, each with its abbreviations on receipts other than plain truncations. */
const WORDS: Readonly<Record<WordClass, Readonly<Record<string, string>>>> = {
  tipo: {
    esmalte: 'esm esmt esml',
    verniz: 'vern vrz vz',
    stain: 'stn',
    massa: 'mas mss msa',
    selador: 'sel seld',
    fundo: 'fdo fnd',
    textura: 'text txt texturado texturatto',
    manta: 'mta',
    spray: 'spr aerosol aero aerossol',
    epoxi: 'epox epx epoxy',
    thinner: 'thiner tiner thinn tinner',
    aguarras: 'aguaraz aguarraz agrras',
    primer: 'prim prime',
    emborrachada: 'embor emborr emb emborrach',
    gesso: '',
    resina: 'res',
    solvente: 'solv',
    removedor: 'remov',
    impermeabilizante: 'imperm impermeab',
    cal: '',
    grafite: 'grafit',
    corante: '',
    lixa: '',
    rolo: '',
    pincel: '',
    trincha: '',
    fita: '',
    lona: '',
    espatula: '',
    desempenadeira: '',
    bandeja: '',
    luva: '',
    estopa: '',
    papelao: '',
    argamassa: '',
    rejunte: '',
    silicone: '',
    cola: '',
  },
  base: {
    acrilica: 'acr acril acrl acrilico acrilic',
    sintetico: 'sint sintet snt',
    corrida: 'corr pva',
    agua: 'agu',
    rustica: 'rust rustic',
    lisa: '',
  },
  acabamento: {
    fosca: 'fsc fos fosc fosq fco fca',
    semibrilho: 'sb semib semibr semi smbr semibrilhante',
    acetinada: 'acet acetin actd acetd',
    brilhante: 'brilh bril brl brilho altobrilho',
    metalica: 'metal',
  },
  qualidade: {
    premium: 'prem prm pre superpremium',
    standard: 'std stand stdd standart',
    economica: 'econ eco econom',
  },
  cor: {
    branco: 'bco brco bc br branc bca',
    preto: 'pto prt pret',
    cinza: 'cza cz czn cnz',
    azul: 'az azl',
    verde: 'vd vde verd',
    vermelho: 'verm vm vml verml',
    amarelo: 'amar am aml amarel',
    gelo: 'gel',
    areia: 'are',
    palha: 'palh pal',
    marfim: 'marf mfm',
    perola: 'per perol',
    camurca: 'camur cmrc',
    concreto: 'concr conc',
    tabaco: 'tab tabac',
    platina: 'plat platin',
    prata: 'prat',
    dourado: 'dour',
    mogno: 'mog mogn',
    imbuia: 'imb imbu',
    natural: 'nat natur',
    castanheira: 'cast castanh',
    ipe: '',
    bege: 'beg',
    marrom: 'mar marr',
    laranja: 'lar laranj',
    rosa: '',
    lilas: '',
    violeta: 'viol',
    creme: 'crem',
    salmao: 'salm',
    terracota: 'terrac',
    ocre: '',
    pessego: 'pess',
    cobre: '',
    incolor: 'inc incol',
    transparente: 'transp',
    neve: 'nev',
    chumbo: 'chumb',
    zarcao: 'zarc',
  },
  comum: {
    tinta: 'tta tnt tin tint',
    latex: 'ltx lat latx',
    piso: 'pis',
    parede: 'paredes pared',
    madeira: 'mad madei',
    uso: '',
    geral: 'ger',
  },
};

/** Words that do not help to identify a product. */
const EMPTY_WORDS = new Set(
  'de da do das dos para p com c e a o em no na un und unid pc pca cx emb ref cod linha interno externo int ext tp cor litro litros'.split(
    ' ',
  ),
);

const CLASS_OF_FULL = new Map<string, WordClass>();
const FULL_OF_CUT = new Map<string, string>();
for (const [wordClass, words] of Object.entries(WORDS) as [WordClass, Record<string, string>][])
  for (const [full, cuts] of Object.entries(words)) {
    CLASS_OF_FULL.set(full, wordClass);
    for (const cut of cuts.split(' ').filter(Boolean)) FULL_OF_CUT.set(cut, full);
  }

export const isEmptyWord = (word: string): boolean => EMPTY_WORDS.has(word);

/** The class of a trade word in full form; undefined for other words, such as names. */
export const classOf = (full: string): WordClass | undefined => CLASS_OF_FULL.get(full);

/** Gender and number variants: fosco and foscas are the same word. */
const inflections = (word: string): string[] => {
  const singular = word.length > 4 ? word.replace(/s$/, '') : word;
  const swap = singular.endsWith('o') ? 'a' : singular.endsWith('a') ? 'o' : undefined;
  return [word, singular, ...(swap && singular.length > 4 ? [singular.slice(0, -1) + swap] : [])];
};

/** The full form of a trade word or its abbreviation; undefined for any other word. */
export function fullWordOf(word: string): string | undefined {
  const match = inflections(word).find(form => CLASS_OF_FULL.has(form));
  return match ?? FULL_OF_CUT.get(word);
}
