import assert from 'node:assert/strict';
import {civilDateOf} from '@clube/domain';
import {
  givenNota,
  givenProduto,
  givenRevenda,
  givenUsuario,
  nextNumber,
  type GivenPintor,
  type GivenProduto,
  type GivenRevenda,
  type TestApp,
} from '../support';

interface ScoredVenda {
  revenda?: GivenRevenda;
  produto?: GivenProduto;
  /** Total of the sale in BRL. */
  totalVenda?: number;
  cancelada?: boolean;
  /** Time of sending and scoring; the clock is reset afterwards. */
  pontuadoEm?: Date;
}

/** Creates a sale of one unit, scored by staff through the usual endpoints. */
export async function givenScoredVenda(t: TestApp, pintor: GivenPintor, given: ScoredVenda = {}): Promise<void> {
  const {revenda = await givenRevenda(t), produto = await givenProduto(t), totalVenda = 100} = given;
  const {now} = t.clock;
  const {api} = await givenUsuario(t, 1);
  t.clock.now = given.pontuadoEm ?? now;
  try {
    const nota = await givenNota(t, pintor.id);
    const venda = {
      cpf: pintor.cpf,
      tipoFiscal: 'C',
      identificador: String(nextNumber() + 1000),
      realizadoEm: civilDateOf(t.clock.now),
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
    t.clock.now = now;
  }
}
