export interface Uf {
  readonly sigla: string;
  readonly nome: string;
  /** The two-digit code of the statistics institute (IBGE), which opens every access key. */
  readonly ibge: string;
}

/** The 27 federative units, in alphabetical order of name. */
export const UFS: readonly Uf[] = [
  {sigla: 'AC', nome: 'Acre', ibge: '12'},
  {sigla: 'AL', nome: 'Alagoas', ibge: '27'},
  {sigla: 'AP', nome: 'Amapá', ibge: '16'},
  {sigla: 'AM', nome: 'Amazonas', ibge: '13'},
  {sigla: 'BA', nome: 'Bahia', ibge: '29'},
  {sigla: 'CE', nome: 'Ceará', ibge: '23'},
  {sigla: 'DF', nome: 'Distrito Federal', ibge: '53'},
  {sigla: 'ES', nome: 'Espírito Santo', ibge: '32'},
  {sigla: 'GO', nome: 'Goiás', ibge: '52'},
  {sigla: 'MA', nome: 'Maranhão', ibge: '21'},
  {sigla: 'MT', nome: 'Mato Grosso', ibge: '51'},
  {sigla: 'MS', nome: 'Mato Grosso do Sul', ibge: '50'},
  {sigla: 'MG', nome: 'Minas Gerais', ibge: '31'},
  {sigla: 'PA', nome: 'Pará', ibge: '15'},
  {sigla: 'PB', nome: 'Paraíba', ibge: '25'},
  {sigla: 'PR', nome: 'Paraná', ibge: '41'},
  {sigla: 'PE', nome: 'Pernambuco', ibge: '26'},
  {sigla: 'PI', nome: 'Piauí', ibge: '22'},
  {sigla: 'RJ', nome: 'Rio de Janeiro', ibge: '33'},
  {sigla: 'RN', nome: 'Rio Grande do Norte', ibge: '24'},
  {sigla: 'RS', nome: 'Rio Grande do Sul', ibge: '43'},
  {sigla: 'RO', nome: 'Rondônia', ibge: '11'},
  {sigla: 'RR', nome: 'Roraima', ibge: '14'},
  {sigla: 'SC', nome: 'Santa Catarina', ibge: '42'},
  {sigla: 'SP', nome: 'São Paulo', ibge: '35'},
  {sigla: 'SE', nome: 'Sergipe', ibge: '28'},
  {sigla: 'TO', nome: 'Tocantins', ibge: '17'},
];

/** The two-letter codes, sorted as the select lists show them. */
export const SIGLAS_UF: readonly string[] = UFS.map(uf => uf.sigla).sort();

const porSigla = new Map(UFS.map(uf => [uf.sigla, uf]));
const porIbge = new Map(UFS.map(uf => [uf.ibge, uf]));

export function ufPorSigla(sigla: string): Uf | undefined {
  return porSigla.get(sigla.toUpperCase());
}

export function ufPorIbge(codigo: string): Uf | undefined {
  return porIbge.get(codigo);
}

/** Two letters, in capitals or not, of one of the 27 units. */
export function ufValida(sigla: string): boolean {
  return ufPorSigla(sigla) !== undefined;
}
