import {BindingScope, inject, injectable} from '@loopback/core';
import type {DenunciaMotivo, Denunciavel} from '@clube/domain';
import type {Config} from '../../../kernel/config/config';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {originOf} from '../../../kernel/security/origin';
import type {Throttle} from '../../../kernel/security/throttle';
import {ModeracaoNotFound} from './moderacao.endpoints';

export interface NewDenuncia {
  tipo: Denunciavel;
  id: number;
  motivo: DenunciaMotivo;
  texto?: string | null | undefined;
}

/** Visitors' reports of content. */
@injectable({scope: BindingScope.SINGLETON})
export class DenunciasService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CONFIG) private readonly config: Config,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  /** Stores a report for staff, once per connection and content until the next decision. @throws ModeracaoNotFound, 429 after ten a day */
  async report({tipo, id, motivo, texto}: NewDenuncia): Promise<void> {
    await this.throttle.report();
    const {now, address = 'local'} = currentContext();
    await this.db.tx(async () => {
      const item = await this.db.one(sql<{id: number}>`
        INSERT INTO moderacao AS m (pintor_id, tipo, alvo_id, estado, criada_em)
        SELECT d.pintor_id, ${tipo}, ${id}, 'pendente', ${now} FROM (
               SELECT f.pintor_id AS id FROM midia_pintor f WHERE ${tipo} = 'foto' AND f.id = ${id} AND NOT f.oculta
               UNION ALL SELECT a.pintor_id FROM avaliacao_pintor a
                WHERE ${tipo} = 'avaliacao' AND a.id = ${id} AND a.status = 'AVALIADO' AND NOT a.oculta
               UNION ALL SELECT ${id}::int WHERE ${tipo} = 'pagina') x
          JOIN pagina_diretorio d ON d.pintor_id = x.id WHERE d.listada AND NOT d.oculta
        ON CONFLICT (tipo, alvo_id) DO UPDATE SET tipo = m.tipo RETURNING m.id`);
      if (!item) throw ModeracaoNotFound();
      await this.db.query(sql`
        WITH nova AS (
          INSERT INTO denuncia (moderacao_id, motivo, texto, origem, criada_em)
          VALUES (${item.id}, ${motivo}, ${sql.bound(texto || null)}, ${originOf(address, this.config.secret)}, ${now})
          ON CONFLICT (moderacao_id, origem) WHERE aberta DO NOTHING RETURNING moderacao_id)
        UPDATE moderacao m SET denuncias = m.denuncias + 1 FROM nova WHERE m.id = nova.moderacao_id`);
    });
  }
}
