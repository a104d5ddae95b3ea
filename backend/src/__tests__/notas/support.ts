import {
  givenNota,
  givenProduto,
  givenRevenda,
  nextNumber,
  type GivenPintor,
  type GivenProduto,
  type GivenRevenda,
  type TestApp,
} from '../support';

export interface Scenario {
  pintor: GivenPintor;
  produto: GivenProduto;
  revenda: GivenRevenda;
}

/** The request to score a sale of two units of the product, with a new receipt. */
export async function givenVenda(
  t: TestApp,
  {pintor, produto, revenda}: Scenario,
  changes: Record<string, unknown> = {},
) {
  const nota = await givenNota(t, pintor.id);
  return {
    nota,
    venda: {
      cpf: pintor.cpf,
      tipoFiscal: 'C',
      identificador: String(nextNumber() + 1000),
      realizadoEm: '20260910',
      itens: [{codigo: produto.codigo, qtde: 2, valorUnitario: 89.9, valorDesconto: 0}],
      nomeArquivo: nota.nomeArquivo,
      cnpjLoja: revenda.cnpj,
      nomeLoja: revenda.nomeInput,
      cidadeLoja: 'Campinas',
      estadoLoja: 'SP',
      idFoto: nota.id,
      ...changes,
    },
  };
}

export async function givenScenario(
  t: TestApp,
  pintor: GivenPintor,
  revenda: Record<string, unknown> = {},
): Promise<Scenario> {
  return {pintor, produto: await givenProduto(t, {valorPontos: 50}), revenda: await givenRevenda(t, revenda)};
}

const FILE_HEADING =
  'CNPJ da revenda;CPF;Tipo Fiscal;Número Fiscal;Data da Venda;Código do produto;Quantidade;Valor unitário;Desconto';

/** A file of sales of resellers, as a spreadsheet in pt-BR writes it. */
export const vendasFile = (...lines: string[]): string => [FILE_HEADING, ...lines].join('\n');

/** A line of that file: two units, with a new receipt number. */
export const vendaLine = (
  {revenda, pintor, produto}: {revenda: {cnpj: string}; pintor: {cpf: string}; produto: {codigo: string}},
  changes: Partial<Record<string, string>> = {},
): string =>
  Object.values({
    cnpj: revenda.cnpj,
    cpf: pintor.cpf,
    tipo: 'N',
    numero: String(nextNumber()),
    data: '10/09/2026',
    codigo: produto.codigo,
    qtde: '2',
    valor: '51,90',
    desconto: '',
    ...changes,
  }).join(';');
