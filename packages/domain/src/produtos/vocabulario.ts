/** What a word of the trade says about a product; two products that differ in one of these are two products. */
export type ClassePalavra = 'tipo' | 'base' | 'acabamento' | 'qualidade' | 'cor' | 'comum';

/** Words by class, in their full form, each with how receipts cut them beyond simply breaking off. */
const PALAVRAS: Readonly<Record<ClassePalavra, Readonly<Record<string, string>>>> = {
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

/** Words that say nothing about which product it is. */
const VAZIAS = new Set(
  'de da do das dos para p com c e a o em no na un und unid pc pca cx emb ref cod linha interno externo int ext tp cor litro litros'.split(
    ' ',
  ),
);

const COMPLETAS = new Map<string, ClassePalavra>();
const INTEIRAS = new Map<string, string>();
for (const [classe, palavras] of Object.entries(PALAVRAS) as [ClassePalavra, Record<string, string>][])
  for (const [inteira, cortes] of Object.entries(palavras)) {
    COMPLETAS.set(inteira, classe);
    for (const corte of cortes.split(' ').filter(Boolean)) INTEIRAS.set(corte, inteira);
  }

export const palavraVazia = (palavra: string): boolean => VAZIAS.has(palavra);

/** The class of a full word of the trade; undefined for a name. */
export const classeDe = (inteira: string): ClassePalavra | undefined => COMPLETAS.get(inteira);

/** Masculine and feminine, one and several: fosco and foscas are the same word. */
const flexoes = (palavra: string): string[] => {
  const singular = palavra.length > 4 ? palavra.replace(/s$/, '') : palavra;
  const troca = singular.endsWith('o') ? 'a' : singular.endsWith('a') ? 'o' : undefined;
  return [palavra, singular, ...(troca && singular.length > 4 ? [singular.slice(0, -1) + troca] : [])];
};

/** The full word that a word of the trade, whole or cut, stands for; undefined for any other word. */
export function inteiraDe(palavra: string): string | undefined {
  const igual = flexoes(palavra).find(forma => COMPLETAS.has(forma));
  return igual ?? INTEIRAS.get(palavra);
}
