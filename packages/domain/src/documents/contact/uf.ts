export interface Uf {
  readonly code: string;
  readonly nome: string;
  /** The two-digit code of the statistics institute (IBGE), with which every access key begins. */
  readonly ibge: string;
}

/** The 27 federative units, in alphabetical order of name. */
export const UFS: readonly Uf[] = [
  {code: 'AC', nome: 'Acre', ibge: '12'},
  {code: 'AL', nome: 'Alagoas', ibge: '27'},
  {code: 'AP', nome: 'Amapá', ibge: '16'},
  {code: 'AM', nome: 'Amazonas', ibge: '13'},
  {code: 'BA', nome: 'Bahia', ibge: '29'},
  {code: 'CE', nome: 'Ceará', ibge: '23'},
  {code: 'DF', nome: 'Distrito Federal', ibge: '53'},
  {code: 'ES', nome: 'Espírito Santo', ibge: '32'},
  {code: 'GO', nome: 'Goiás', ibge: '52'},
  {code: 'MA', nome: 'Maranhão', ibge: '21'},
  {code: 'MT', nome: 'Mato Grosso', ibge: '51'},
  {code: 'MS', nome: 'Mato Grosso do Sul', ibge: '50'},
  {code: 'MG', nome: 'Minas Gerais', ibge: '31'},
  {code: 'PA', nome: 'Pará', ibge: '15'},
  {code: 'PB', nome: 'Paraíba', ibge: '25'},
  {code: 'PR', nome: 'Paraná', ibge: '41'},
  {code: 'PE', nome: 'Pernambuco', ibge: '26'},
  {code: 'PI', nome: 'Piauí', ibge: '22'},
  {code: 'RJ', nome: 'Rio de Janeiro', ibge: '33'},
  {code: 'RN', nome: 'Rio Grande do Norte', ibge: '24'},
  {code: 'RS', nome: 'Rio Grande do Sul', ibge: '43'},
  {code: 'RO', nome: 'Rondônia', ibge: '11'},
  {code: 'RR', nome: 'Roraima', ibge: '14'},
  {code: 'SC', nome: 'Santa Catarina', ibge: '42'},
  {code: 'SP', nome: 'São Paulo', ibge: '35'},
  {code: 'SE', nome: 'Sergipe', ibge: '28'},
  {code: 'TO', nome: 'Tocantins', ibge: '17'},
];

/** The two-letter codes, sorted for select lists. */
export const UF_CODES: readonly string[] = UFS.map(uf => uf.code).sort();

const byCode = new Map(UFS.map(uf => [uf.code, uf]));
const byIbge = new Map(UFS.map(uf => [uf.ibge, uf]));

export function ufByCode(code: string): Uf | undefined {
  return byCode.get(code.toUpperCase());
}

export function ufByIbge(ibge: string): Uf | undefined {
  return byIbge.get(ibge);
}

/** Whether the text is the code of one of the 27 units, in any case. */
export function isValidUf(code: string): boolean {
  return ufByCode(code) !== undefined;
}
