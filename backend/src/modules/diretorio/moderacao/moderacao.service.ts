import {BindingScope, inject, injectable, service} from '@loopback/core';
import {CONTACT_DAYS, DAY_MS, type ModeracaoEstado, type ModeracaoTipo} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext, requireActor} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Notices} from '../../../kernel/notices/notices';
import type {Lists} from '../../../kernel/lists/lists';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {DirectoryBonusService} from '../avaliacoes';
import {ContentChanged, ModeracaoNotFound} from './moderacao.endpoints';
import {moderacao} from './moderacao.list';

interface Item {
  tipo: ModeracaoTipo;
  alvoId: number;
  pintorId: number;
  estado: ModeracaoEstado;
}

interface Decision {
  estado: 'aprovada' | 'recusada';
  motivo: string | null;
  /** Of the item that was looked at, as the list gave it. */
  versao?: string | undefined;
}

/** What a refusal's notice to the painter is called. */
const REFUSED_TITLES: Readonly<Record<ModeracaoTipo, string>> = {
  foto: 'Uma foto sua saiu do ar',
  perfil: 'Sua foto de perfil não foi aceita',
  texto: 'Seu texto saiu do ar',
  avaliacao: 'Uma avaliação sua saiu do ar',
  pagina: 'Sua página saiu do ar',
};

/** Staff's decisions on content of the directory. */
@injectable({scope: BindingScope.SINGLETON})
export class ModeracaoService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @inject(Kernel.NOTICES) private readonly notices: Notices,
    @service(DirectoryBonusService) private readonly bonus: DirectoryBonusService,
  ) {}

  /**
   * Shows or hides content and closes its open reports. The painter is notified why content was hidden.
   * @throws ModeracaoNotFound; ContentChanged if content, reports or decision are not those of `versao`
   */
  async decide(id: number, {estado, motivo, versao}: Decision): Promise<void> {
    const {now} = currentContext();
    const by = requireActor('painel').id;
    await this.db.tx(async () => {
      await this.lockContent(id);
      const item = await this.db.one(sql<Item>`
        SELECT tipo, alvo_id AS "alvoId", pintor_id AS "pintorId", estado FROM moderacao WHERE id = ${id} FOR UPDATE`);
      if (!item) throw ModeracaoNotFound();
      // Read under the lock, which changes and reports of the content wait for.
      if (versao !== undefined && (await this.lists.row(moderacao, {id}))?.versao !== versao) throw ContentChanged();
      await this.db.query(sql`
        UPDATE moderacao SET estado = ${estado}, motivo = ${sql.bound(motivo)}, denuncias = 0, decidida_em = ${now}, decidida_por = ${by} WHERE id = ${id}`);
      await this.db.query(sql`UPDATE denuncia SET aberta = false WHERE moderacao_id = ${id} AND aberta`);
      const decision = await this.db.one(sql<{id: number}>`
        INSERT INTO moderacao_decisao (moderacao_id, estado, motivo, decidida_em, decidida_por)
        VALUES (${id}, ${estado}, ${sql.bound(motivo)}, ${now}, ${by}) RETURNING id`);
      await this.show(item, estado === 'aprovada');
      await audit(this.db, {
        action: 'moderar',
        entity: 'moderacao',
        entityId: id,
        before: {estado: item.estado},
        after: {estado},
      });
      if (estado === 'recusada' && item.estado !== 'recusada')
        await this.notifyPintor(item, decision?.id ?? id, motivo ?? '');
    });
  }

  /**
   * Locks what the item is about before the item, as whoever changes content does; before a rating also the account and
   * the painter, who may get a bonus for it and with it another level.
   */
  private async lockContent(id: number): Promise<void> {
    const of = await this.db.one(sql<Pick<Item, 'tipo' | 'alvoId' | 'pintorId'>>`
      SELECT tipo, alvo_id AS "alvoId", pintor_id AS "pintorId" FROM moderacao WHERE id = ${id}`);
    switch (of?.tipo) {
      case undefined:
      case 'perfil':
        return;
      case 'foto':
        await this.db.query(sql`SELECT 1 FROM midia_pintor WHERE id = ${of.alvoId} FOR NO KEY UPDATE`);
        return;
      case 'texto':
      case 'pagina':
        await this.db.query(sql`SELECT 1 FROM pagina_diretorio WHERE pintor_id = ${of.pintorId} FOR NO KEY UPDATE`);
        return;
      case 'avaliacao':
        await this.db.query(sql`SELECT 1 FROM conta WHERE pintor_id = ${of.pintorId} FOR NO KEY UPDATE`);
        await this.db.query(sql`SELECT 1 FROM pintor WHERE id = ${of.pintorId} FOR NO KEY UPDATE`);
        await this.db.query(sql`SELECT 1 FROM avaliacao_pintor WHERE id = ${of.alvoId} FOR NO KEY UPDATE`);
    }
  }

  /** A profile photo is shown by the state of its item itself. */
  private async show({tipo, alvoId, pintorId}: Item, shown: boolean): Promise<void> {
    switch (tipo) {
      case 'perfil':
        return;
      case 'foto':
        await this.db.query(sql`UPDATE midia_pintor SET oculta = ${!shown} WHERE id = ${alvoId}`);
        return;
      case 'texto':
        await this.db.query(sql`UPDATE pagina_diretorio SET texto_oculto = ${!shown} WHERE pintor_id = ${pintorId}`);
        return;
      case 'pagina':
        await this.db.query(sql`UPDATE pagina_diretorio SET oculta = ${!shown} WHERE pintor_id = ${pintorId}`);
        return;
      case 'avaliacao':
        await this.db.query(sql`UPDATE avaliacao_pintor SET oculta = ${!shown} WHERE id = ${alvoId}`);
        if (shown) await this.bonus.settle(pintorId);
    }
  }

  private notifyPintor({tipo, pintorId}: Item, decision: number, motivo: string): Promise<boolean> {
    return this.notices.notify({
      pintorId,
      tipo: 'conteudo_retirado',
      chave: `moderacao:${decision}`,
      titulo: REFUSED_TITLES[tipo],
      texto: `A equipe recusou para o Ache Seu Pintor. Motivo: ${motivo}`,
      destino: '/ache-seu-pintor',
    });
  }

  async figures() {
    const {now} = currentContext();
    const since = new Date(now.getTime() - CONTACT_DAYS * DAY_MS);
    const row = await this.db.one(sql<
      Record<'pendentes' | 'denunciadas' | 'paginas' | 'avaliacoes' | 'contatos' | 'pedidos' | 'combinados', number>
    >`
      SELECT (SELECT count(*)::int FROM moderacao WHERE estado = 'pendente') AS pendentes,
             (SELECT count(*)::int FROM moderacao WHERE denuncias > 0) AS denunciadas,
             (SELECT count(*)::int FROM pagina_diretorio WHERE listada AND NOT oculta) AS paginas,
             (SELECT coalesce(sum(avaliacoes), 0)::int FROM pagina_diretorio WHERE listada AND NOT oculta) AS avaliacoes,
             (SELECT coalesce(sum(total), 0)::int FROM contato_diretorio WHERE dia > (${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date - ${CONTACT_DAYS}::int) AS contatos,
             (SELECT count(*)::int FROM pedido_orcamento WHERE confirmado_em > ${since}) AS pedidos,
             (SELECT count(*)::int FROM pedido_orcamento WHERE confirmado_em > ${since} AND estado = 'combinado') AS combinados`);
    return row ?? {pendentes: 0, denunciadas: 0, paginas: 0, avaliacoes: 0, contatos: 0, pedidos: 0, combinados: 0};
  }
}
