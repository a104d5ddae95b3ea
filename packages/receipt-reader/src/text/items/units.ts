const UNITS = new Set(
  (
    'UN UND UNI UNID UNIDADE UNIDAD UM U PC PCA PCS PECA PC1 PCT PT CX CXA KG KGS G GR GRS L LT LTS LTR LITRO ML GL GAL GALAO LA LATA BD BL BLD BALDE SC SACO ' +
    'MT MTS M M2 M3 MTR MLH RL ROL ROLO CJ CONJ KT KIT PR PAR PARES FD FDO TB TBO TUBO BR BB BIS FR FRS DZ CT CART CARTELA TN TON PTE POTE QT QTO QUARTO GF EA JG JOGO BA BAR BARRA CEN CENTO MIL ' +
    'FL FLS FOLHA VD DP DISP ENV AM AMP BOMB HR H SV CH CHAPA FX PL PLACA RS RESMA VB TR TL TAMBOR TMB MI SRV EMB EM UNIT'
  ).split(' '),
);

/** The unit that a word names, without its punctuation; undefined when it is none that shops use. */
export function unitOf(folded: string): string | undefined {
  const cleaned = folded
    .replace(/[.:)(]/g, '')
    .replace(/²/g, '2')
    .replace(/³/g, '3');
  return UNITS.has(cleaned) ? cleaned : undefined;
}
