import {BindingScope, inject, injectable} from '@loopback/core';
import {INSCRITO_STATES} from '@clube/domain';
import type {RenditionAnswer} from '../../../kernel/images/answer';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {InvalidRequest} from '../../../kernel/refusals/refusals';
import {addressOf} from '../content';
import type {CursoSearch} from '../search';

interface ListedRow {
  id: number;
  nome: string;
  descricao: string;
  categoria: string | null;
  cargaHoraria: number;
  certificado: boolean;
  ativo: boolean;
  capa: string | null;
  capaImagens: RenditionAnswer[];
  inscrito: boolean;
  concluidoEm: Date | null;
  vistoEm: Date | null;
  modulos: number;
  aulas: number;
  aulasConcluidas: number;
}

const MAX = 500;

/** The courses that are open to painters, with the painter's progress in each. */
@injectable({scope: BindingScope.SINGLETON})
export class CursoSearchService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  async search(pintorId: number, body: CursoSearch) {
    const {
      nome = body.busca ?? body.buscar ?? '',
      ativo = true,
      categoria = null,
    } = (body.where && 'Curso' in body.where ? body.where.Curso : body.where) ?? {};
    const limit = whole(body.limite ?? body.itensPorPagina) || MAX;
    if (limit > MAX) throw InvalidRequest({erro: `O limite é de ${MAX} linhas por página.`});
    const offset = whole(body.pagina) * limit;
    const named = sql.bound(nome);
    const rows = await this.db.query(sql<ListedRow>`
      SELECT t.id, t.nome, t.descricao, t.categoria, t.carga_horaria AS "cargaHoraria", t.certificado, t.ativo, c.caminho AS capa,
             coalesce(c.imagens, '[]') AS "capaImagens", coalesce(i.estado = ANY(${INSCRITO_STATES}), false) AS inscrito,
             i.concluido_em AS "concluidoEm", max(p.atualizada_em) AS "vistoEm",
             (SELECT count(*)::int FROM modulo m WHERE m.curso_id = t.id AND m.removido_em IS NULL) AS modulos,
             count(a.id)::int AS aulas, count(p.concluida_em)::int AS "aulasConcluidas"
        FROM curso t LEFT JOIN arquivo c ON c.id = t.capa_id
             LEFT JOIN inscricao i ON i.curso_id = t.id AND i.pintor_id = ${pintorId}
             LEFT JOIN modulo m ON m.curso_id = t.id AND m.removido_em IS NULL
             LEFT JOIN aula a ON a.modulo_id = m.id AND a.removido_em IS NULL
             LEFT JOIN progresso_aula p ON p.inscricao_id = i.id AND p.aula_id = a.id
       WHERE t.ativo AND t.removido_em IS NULL AND ${ativo}::boolean AND strpos(t.busca, para_busca(${named})) > 0
         AND t.categoria IS NOT DISTINCT FROM coalesce(${categoria}, t.categoria)
       GROUP BY t.id, c.id, i.id ORDER BY t.nome COLLATE "pt-BR-x-icu", t.id`);
    const page = rows.slice(offset, offset + limit);
    return {
      data: page.map(({capa, concluidoEm, vistoEm, ...row}) => ({
        ...row,
        linkCapaCurso: addressOf(capa),
        concluidoEm: concluidoEm?.toISOString() ?? null,
        vistoEm: vistoEm?.toISOString() ?? null,
      })),
      count: rows.length,
      metadata: {total: rows.length},
    };
  }
}

/** @throws InvalidRequest unless it is an integer */
function whole(value: string | number | undefined): number {
  const number = Number(value ?? 0);
  if (!Number.isInteger(number) || number < 0) throw InvalidRequest();
  return number;
}
