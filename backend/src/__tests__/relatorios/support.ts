import assert from 'node:assert/strict';
import {dataCivil} from '@clube/domain';
import {
  givenNota,
  givenProduto,
  givenRevenda,
  givenUsuario,
  nextNumber,
  type PintorDado,
  type ProdutoDado,
  type RevendaDada,
  type TestApp,
} from '../support';

interface Venda {
  revenda?: RevendaDada;
  produto?: ProdutoDado;
  /** BRL. */
  totalVenda?: number;
  cancelada?: boolean;
  /** When it was sent and scored; the clock stands where it stood afterwards. */
  pontuadoEm?: Date;
}

/** A sale of one unit, scored by staff through the same calls as any other. */
export async function givenVendaPontuada(t: TestApp, pintor: PintorDado, given: Venda = {}): Promise<void> {
  const {revenda = await givenRevenda(t), produto = await givenProduto(t), totalVenda = 100} = given;
  const {agora} = t.clock;
  const {api} = await givenUsuario(t, 1);
  t.clock.agora = given.pontuadoEm ?? agora;
  try {
    const nota = await givenNota(t, pintor.id);
    const venda = {
      cpf: pintor.cpf,
      tipoFiscal: 'C',
      identificador: String(nextNumber() + 1000),
      realizadoEm: dataCivil(t.clock.agora),
      itens: [{codigo: produto.codigo, qtde: 1, valorUnitario: totalVenda, valorDesconto: 0}],
      nomeArquivo: nota.nomeArquivo,
      cnpjLoja: revenda.cnpj,
      nomeLoja: revenda.nomeInput,
      cidadeLoja: 'Campinas',
      estadoLoja: 'SP',
      idFoto: nota.id,
    };
    const scored = await api.post('/api/pontuacoes/pontuar', {venda, enviarMensagem: false});
    assert.equal(scored.status, 200, scored.text);
    if (!given.cancelada) return;
    const cancelled = await api.post('/api/pontuacoes/cancelar', {identificador: nota.id});
    assert.equal(cancelled.status, 200, cancelled.text);
  } finally {
    t.clock.agora = agora;
  }
}
