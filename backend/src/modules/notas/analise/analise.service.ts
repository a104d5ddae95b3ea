import {BindingScope, inject, injectable} from '@loopback/core';
import {audit} from '../../../kernel/audit/audit';
import {actor, currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {DURACAO_ANALISE_MS, LIVRE, nomeDe, recusa, type Analise} from '../em-analise';
import {travarNota} from '../eventos';
import {EstadoNaoPermite, NotaNaoEncontrada} from '../recusas';

/** One receipt, one person: a lease of 90 seconds, renewed as long as the form is open. */
@injectable({scope: BindingScope.SINGLETON})
export class AnaliseService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** Takes the receipt or renews the lease; of two who ask at once one gets it and the other hears who. */
  async tomar(id: number, assumir: boolean): Promise<Analise> {
    const tomada = await this.db.tx(() => this.reservar(id));
    if (tomada) return this.minha(tomada);
    return this.db.tx(() => this.disputar(id, assumir));
  }

  /** Gives the receipt back; what another person has stays with her. */
  async devolver(id: number): Promise<Analise> {
    const {agora} = currentContext();
    return this.db.tx(async () => {
      await this.db.query(
        sql`UPDATE nota SET analise_por = NULL, analise_ate = NULL WHERE id = ${id} AND analise_por = ${actor('painel').id}`,
      );
      const nota = await this.db.one(
        sql<{nome: string | null; ate: Date | null}>`
          SELECT u.nome, n.analise_ate AS ate FROM nota n LEFT JOIN usuario u ON u.id = n.analise_por WHERE n.id = ${id}`,
      );
      if (!nota) throw NotaNaoEncontrada();
      if (!nota.nome || !nota.ate || nota.ate <= agora) return LIVRE;
      return {por: nota.nome, ate: nota.ate.toISOString(), minha: false};
    });
  }

  /** One statement: the row's lock decides between two who come at the same moment. */
  private async reservar(id: number): Promise<Date | undefined> {
    const {agora} = currentContext();
    const [tomada] = await this.db.planned(sql<{ate: Date}>`
      UPDATE nota SET analise_por = ${actor('painel').id}, analise_ate = ${new Date(agora.getTime() + DURACAO_ANALISE_MS)} WHERE id = ${id} AND estado = 'pendente' AND junta_em IS NULL
          AND (analise_por IS NULL OR analise_por = ${actor('painel').id} OR analise_ate <= ${agora}) RETURNING analise_ate AS ate`);
    return tomada?.ate;
  }

  private async disputar(id: number, assumir: boolean): Promise<Analise> {
    const nota = await travarNota(this.db, {id});
    if (nota.estado !== 'pendente') throw EstadoNaoPermite();
    const {analise_por, analise_ate} = nota;
    const livre = await this.reservar(id);
    if (livre) return this.minha(livre);
    if (analise_por === null || analise_ate === null) throw new Error(`the lease of receipt ${id} is incomplete`);
    if (!assumir) throw recusa(await nomeDe(this.db, analise_por), analise_ate);
    await this.db.query(sql`UPDATE nota SET analise_por = NULL, analise_ate = NULL WHERE id = ${id}`);
    const assumida = await this.reservar(id);
    if (!assumida) throw new Error(`receipt ${id} could not be taken over`);
    await audit(this.db, {
      acao: 'assumir',
      entidade: 'nota',
      entidadeId: id,
      antes: {analisePor: analise_por},
      depois: {analisePor: actor('painel').id},
    });
    return this.minha(assumida);
  }

  private minha = (ate: Date): Analise => ({por: actor('painel').nome, ate: ate.toISOString(), minha: true});
}
