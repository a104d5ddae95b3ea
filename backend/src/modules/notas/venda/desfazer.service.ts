import {BindingScope, inject, injectable, service} from '@loopback/core';
import {limitedTo, podeRevisar} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {idempotent, type Kept} from '../../../kernel/idempotency';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {PontosService, abrirRazoes} from '../../pontos';
import {desfazerIndicacao, estornarCredito} from './indicacao';
import {proximo, transitar, travarNota, type NotaTravada} from '../eventos';
import {lerSeNuncaFoi} from '../leitura/pedido';
import {EstadoNaoPermite, ForaDoPrazoDeRevisao} from '../recusas';

const CALLS = {
  cancelar: 'POST /api/pontuacoes/cancelar',
  retornarPendente: 'POST /api/pontuacoes/retornar-pendente',
} as const;
type Undoing = keyof typeof CALLS;

interface VendaViva {
  id: number;
  lancamento_id: number | null;
  pontuado_em: Date;
}

/** What was scored is cancelled or goes back to pending; what was closed goes back to pending. */
@injectable({scope: BindingScope.SINGLETON})
export class DesfazerService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @service(PontosService) private readonly pontos: PontosService,
  ) {}

  cancelar = (id: number): Promise<Kept<{mensagem: string}>> =>
    this.emUmaTransacao('cancelar', id, 'Pontuação cancelada com sucesso');

  retornarPendente = (id: number): Promise<Kept<{mensagem: string}>> =>
    this.emUmaTransacao('retornarPendente', id, 'Pontuação retornada para pendente com sucesso');

  private emUmaTransacao(acao: Undoing, id: number, mensagem: string): Promise<Kept<{mensagem: string}>> {
    return idempotent(this.db, `nota:${acao}`, {id}, async () => {
      const nota = await travarNota(this.db, {id});
      const para = proximo(nota, acao);
      if (nota.junta_em !== null) throw EstadoNaoPermite({erro: `Esta nota foi juntada à nota ${nota.junta_em}.`});
      if (nota.estado === 'pontuada') await this.desfazerVenda(nota, acao);
      await transitar(this.db, nota, para);
      if (para === 'pendente') await lerSeNuncaFoi(this.db, this.jobs, id);
      await audit(this.db, {
        acao,
        entidade: 'nota',
        entidadeId: id,
        antes: {estado: nota.estado},
        depois: {estado: para},
      });
      return {mensagem};
    });
  }

  /** Points go back (spent ones as debt), the code is free again, the referral bonus falls with the last live sale. */
  private async desfazerVenda(nota: NotaTravada, acao: Undoing): Promise<void> {
    const {agora, ator} = currentContext();
    const estado = acao === 'cancelar' ? 'cancelada' : 'devolvida';
    const venda = await this.db.one(
      sql<VendaViva>`SELECT id, lancamento_id, pontuado_em FROM venda WHERE nota_id = ${nota.id} AND estado = 'pontuada'`,
    );
    if (!venda) throw new Error(`scored receipt ${nota.id} has no live sale`);
    const limited = ator.tipo === 'painel' && limitedTo('reviewPeriod', CALLS[acao], ator);
    if (limited && !podeRevisar(venda.pontuado_em, agora)) throw ForaDoPrazoDeRevisao();
    const indicador = await this.db.one(
      sql<{indicado_por: number | null}>`SELECT indicado_por FROM pintor WHERE id = ${nota.pintor_id}`,
    );
    const razoes = await abrirRazoes(this.db, [
      nota.pintor_id,
      ...(indicador?.indicado_por ? [indicador.indicado_por] : []),
    ]);
    if (venda.lancamento_id !== null)
      await estornarCredito(this.db, razoes.get(nota.pintor_id), venda.lancamento_id, 'pontuacao', `venda:${venda.id}`);
    await this.db.query(sql`UPDATE venda SET estado = ${estado}, encerrada_em = ${agora} WHERE id = ${venda.id}`);
    await this.pontos.codigos.liberarDaVenda(venda.id);
    await desfazerIndicacao(this.db, nota.pintor_id, razoes);
  }
}
