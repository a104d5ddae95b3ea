import {BindingScope, inject, injectable} from '@loopback/core';
import {civilDateOf, withoutContacts} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {RenditionAnswer} from '../../../kernel/images/answer';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Throttle} from '../../../kernel/security/throttle';
import {APPROVED_PHOTO} from './approved-photo';

export interface ShownRating {
  id: number;
  rating: number;
  cliente: string | null;
  avaliacao: string | null;
  resposta: string | null;
  avaliadoEm: Date;
  imagens: RenditionAnswer[][];
}

export interface ShownRatings {
  shown: ShownRating[];
  counts: {rating: number; total: number}[];
  /** From 0. */
  page: number;
  last: number;
}

export interface ShownPhoto {
  id: number;
  imagens: RenditionAnswer[];
}

export interface PainterPage {
  id: number;
  nome: string;
  sobre: string | null;
  cidade: string | null;
  uf: string | null;
  nivel: string | null;
  desde: Date;
  foto: RenditionAnswer[];
  estrelas: number;
  avaliacoes: number;
  categorias: string[];
  /** In a pair the "before" photo comes first. */
  trabalhos: (ShownPhoto & {antes: ShownPhoto | null})[];
  certificados: {curso: string; minutos: number; em: Date}[];
}

/** Ratings on one page of a painter's. */
const SHOWN_RATINGS = 30;

/**
 * The public data of one painter, and the link to the painter's WhatsApp. CPF, phone number and address are not read
 * for the page.
 */
@injectable({scope: BindingScope.SINGLETON})
export class PainterPageService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  /** Undefined if the painter is not in the directory. */
  async read(id: number): Promise<PainterPage | undefined> {
    const painter = await this.db.one(sql<PainterPage>`
      SELECT p.id, p.nome, CASE WHEN NOT d.texto_oculto THEN p.sobre END AS sobre, m.nome AS cidade, m.uf, k.nome AS nivel,
             p.criado_em AS desde, d.estrelas, d.avaliacoes,
             ${APPROVED_PHOTO} AS foto,
             array(SELECT c.nome FROM pintor_categoria x JOIN categoria c ON c.id = x.categoria_id
                    WHERE x.pintor_id = p.id ORDER BY c.nome COLLATE "pt-BR-x-icu") AS categorias,
             coalesce((SELECT json_agg(json_build_object('id', w.id, 'imagens', a.imagens,
                                         'antes', CASE WHEN y.id IS NOT NULL THEN json_build_object('id', y.id, 'imagens', b.imagens) END)
                                       ORDER BY y.id IS NULL, w.id)
                         FROM midia_pintor w JOIN arquivo a ON a.id = w.arquivo_id
                         LEFT JOIN midia_pintor y ON y.antes_de = w.id AND NOT y.oculta LEFT JOIN arquivo b ON b.id = y.arquivo_id
                        WHERE w.pintor_id = p.id AND NOT w.oculta
                          AND NOT EXISTS (SELECT 1 FROM midia_pintor z WHERE z.id = w.antes_de AND NOT z.oculta)), '[]') AS trabalhos,
             coalesce((SELECT json_agg(json_build_object('curso', c.curso, 'minutos', c.carga_horaria, 'em', c.concluido_em)
                                       ORDER BY c.concluido_em DESC)
                         FROM certificado c JOIN inscricao i ON i.id = c.inscricao_id
                        WHERE i.pintor_id = p.id AND c.revogado_em IS NULL), '[]') AS certificados
        FROM pagina_diretorio d JOIN pintor p ON p.id = d.pintor_id LEFT JOIN municipio m ON m.id = d.municipio_id
        LEFT JOIN cluster k ON k.id = p.cluster_id
       WHERE d.pintor_id = ${id} AND d.listada AND NOT d.oculta`);
    return painter && {...painter, nome: withoutContacts(painter.nome)};
  }

  /** A page of them, newest first, with the number of ratings by stars. @param wanted from 0; the last one beyond it */
  async ratings(id: number, wanted = 0): Promise<ShownRatings> {
    const counts = await this.db.query(sql<{rating: number; total: number}>`
      SELECT coalesce(nota, 0) AS rating, count(*)::int AS total FROM avaliacao_pintor
       WHERE pintor_id = ${id} AND status = 'AVALIADO' AND NOT oculta GROUP BY nota`);
    const total = counts.reduce((sum, each) => sum + each.total, 0);
    const last = Math.max(0, Math.ceil(total / SHOWN_RATINGS) - 1);
    const page = Math.min(wanted, last);
    const shown = await this.db.query(sql<ShownRating>`
        SELECT a.id, coalesce(a.nota, 0) AS rating, a.cliente, a.avaliacao, a.resposta,
               coalesce(a.avaliado_em, a.criado_em) AS "avaliadoEm",
               coalesce((SELECT json_agg(f.imagens ORDER BY x.ordem) FROM avaliacao_pintor_foto x
                           JOIN arquivo f ON f.id = x.arquivo_id WHERE x.avaliacao_id = a.id), '[]') AS imagens
          FROM avaliacao_pintor a WHERE a.pintor_id = ${id} AND a.status = 'AVALIADO' AND NOT a.oculta
         ORDER BY a.avaliado_em DESC, a.id DESC LIMIT ${SHOWN_RATINGS} OFFSET ${page * SHOWN_RATINGS}`);
    return {shown, counts, page, last};
  }

  /**
   * The number for the WhatsApp link; `counted` limits it to 30 an hour per connection. Undefined if the painter is not
   * in the directory.
   * @throws 429
   */
  async contact(id: number, {counted}: {counted: boolean}): Promise<{celular: string; nome: string} | undefined> {
    await this.throttle.directoryContact();
    const painter = await this.db.one(sql<{celular: string; nome: string}>`
      SELECT p.celular, p.nome FROM pagina_diretorio d JOIN pintor p ON p.id = d.pintor_id
       WHERE d.pintor_id = ${id} AND d.listada AND NOT d.oculta`);
    if (painter && counted)
      await this.db.tx(() =>
        this.db
          .query(sql`INSERT INTO contato_diretorio AS c (pintor_id, dia, total) VALUES (${id}, ${civilDateOf(currentContext().now)}, 1)
          ON CONFLICT (pintor_id, dia) DO UPDATE SET total = c.total + 1`),
      );
    return painter;
  }
}
