import {BindingScope, inject, injectable} from '@loopback/core';
import type {MotivoReprovacao} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {actor} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {recusarEmAnalise} from '../em-analise';
import {proximo, transitar, travarNota} from '../eventos';

/** What ends a pending receipt without points. */
@injectable({scope: BindingScope.SINGLETON})
export class ReprovarService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** The name kept is the session's own: what the call says of the rejecting person is not believed. */
  reprovar(nomeArquivo: string, motivo: MotivoReprovacao): Promise<void> {
    return this.db.tx(async () => {
      const nota = await travarNota(this.db, {nomeArquivo});
      await recusarEmAnalise(this.db, nota);
      await transitar(this.db, nota, proximo(nota, 'reprovar'), motivo, actor('painel').nome);
      await audit(this.db, {acao: 'reprovar', entidade: 'nota', entidadeId: nota.id, depois: {motivo}});
    });
  }

  encerrar(id: number): Promise<void> {
    return this.db.tx(async () => {
      const nota = await travarNota(this.db, {id});
      await recusarEmAnalise(this.db, nota);
      await transitar(this.db, nota, proximo(nota, 'encerrar'));
      await audit(this.db, {acao: 'encerrar', entidade: 'nota', entidadeId: id});
    });
  }
}
