import {
  givenNota,
  givenProduto,
  givenRevenda,
  nextNumber,
  type PintorDado,
  type ProdutoDado,
  type RevendaDada,
  type TestApp,
} from '../support';

export interface Cenario {
  pintor: PintorDado;
  produto: ProdutoDado;
  revenda: RevendaDada;
}

/** A sale of two units of the product, ready to be sent. */
export async function givenVenda(
  t: TestApp,
  {pintor, produto, revenda}: Cenario,
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

export async function givenCenario(
  t: TestApp,
  pintor: PintorDado,
  revenda: Record<string, unknown> = {},
): Promise<Cenario> {
  return {pintor, produto: await givenProduto(t, {valorPontos: 50}), revenda: await givenRevenda(t, revenda)};
}
