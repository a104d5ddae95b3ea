import {BindingScope, inject, injectable, service} from '@loopback/core';
import {MOST_RESULTS, NEAR_KM, RESULTS_PAGE, withoutContacts} from '@clube/domain';
import type {RenditionAnswer} from '../../../kernel/images/answer';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Throttle} from '../../../kernel/security/throttle';
import {CepService} from '../../pintores';
import {APPROVED_PHOTO} from './approved-photo';
import {findPlace, type Place} from './place';

export interface DirectoryFilter {
  place: Place;
  categoria?: number | undefined;
  /** Radius in kilometres; default: `NEAR_KM`. */
  raio?: number | undefined;
  /** Minimum mean rating, in stars. */
  minRating?: number | undefined;
  /** Page number, from 0. */
  pagina: number;
}

export interface Found {
  id: number;
  nome: string;
  cidade: string;
  uf: string;
  km: number;
  nivel: string | null;
  estrelas: number;
  avaliacoes: number;
  certificados: number;
  categorias: string[];
  foto: RenditionAnswer[];
  trabalho: RenditionAnswer[];
  dito: string | null;
}

/** Length of a degree of latitude. */
const DEGREE_KM = 111.2;

/** Finds painters by place: nearest first, within a municipality best rated first. */
@injectable({scope: BindingScope.SINGLETON})
export class DirectorySearchService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @service(CepService) private readonly ceps: CepService,
  ) {}

  /** @throws the errors of the CEP service, and 429 for too many postal codes */
  place = (typed: string): Promise<Place | undefined> =>
    findPlace(
      this.db,
      async cep => {
        await this.throttle.lookup();
        return this.ceps.lookUp(cep);
      },
      typed,
    );

  categorias = (): Promise<{id: number; nome: string}[]> =>
    this.db.query(sql<{id: number; nome: string}>`SELECT id, nome FROM categoria WHERE ativo ORDER BY ordem, id`);

  /** The municipalities with the most painters. */
  cities = (most: number): Promise<(Place & {total: number})[]> =>
    this.db.query(sql<Place & {total: number}>`
      SELECT m.id, m.nome, m.uf, x.total FROM (SELECT municipio_id, count(*)::int AS total FROM pagina_diretorio
        WHERE listada AND NOT oculta AND municipio_id IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${most}) x
        JOIN municipio m ON m.id = x.municipio_id ORDER BY x.total DESC, m.busca`);

  /** `total` is `MOST_RESULTS` + 1 if there are more. */
  async search(filter: DirectoryFilter): Promise<{total: number; found: Found[]}> {
    const near = nearby(filter);
    const matching = matchesFilter(filter);
    const offset = filter.pagina * RESULTS_PAGE;
    const [counted, found] = await Promise.all([
      this.db.one(sql<{total: number}>`
        SELECT count(*)::int AS total FROM (
          SELECT 1 FROM ${near} m JOIN pagina_diretorio d ON d.municipio_id = m.id WHERE ${matching} LIMIT ${MOST_RESULTS + 1}) x`),
      this.db.query(sql<Found>`
        WITH d AS (
          SELECT d.pintor_id, d.estrelas, d.avaliacoes, d.media, m.nome, m.uf, m.km FROM (SELECT * FROM ${near} m ORDER BY km) m, LATERAL (
            SELECT d.pintor_id, d.estrelas, d.avaliacoes, d.media FROM pagina_diretorio d WHERE d.municipio_id = m.id AND ${matching}
             ORDER BY d.media DESC, d.pintor_id LIMIT ${offset + RESULTS_PAGE}) d
           ORDER BY m.km, d.media DESC, d.pintor_id LIMIT ${RESULTS_PAGE} OFFSET ${offset})
        SELECT p.id, p.nome, d.nome AS cidade, d.uf, d.km, k.nome AS nivel, d.estrelas, d.avaliacoes,
               (SELECT count(*)::int FROM certificado c JOIN inscricao i ON i.id = c.inscricao_id
                 WHERE i.pintor_id = p.id AND c.revogado_em IS NULL) AS certificados,
               array(SELECT c.nome FROM pintor_categoria x JOIN categoria c ON c.id = x.categoria_id
                      WHERE x.pintor_id = p.id ORDER BY c.nome COLLATE "pt-BR-x-icu") AS categorias,
               ${APPROVED_PHOTO} AS foto,
               coalesce((SELECT a.imagens FROM midia_pintor w JOIN arquivo a ON a.id = w.arquivo_id
                          WHERE w.pintor_id = p.id AND NOT w.oculta ORDER BY w.antes_de IS NOT NULL, w.id LIMIT 1), '[]') AS trabalho,
               (SELECT a.avaliacao FROM avaliacao_pintor a WHERE a.pintor_id = p.id AND a.nota >= 4 AND NOT a.oculta
                 AND a.avaliacao IS NOT NULL ORDER BY a.id DESC LIMIT 1) AS dito
          FROM d JOIN pintor p ON p.id = d.pintor_id LEFT JOIN cluster k ON k.id = p.cluster_id
         ORDER BY d.km, d.media DESC, d.pintor_id`),
    ]);
    const shown = found.map(painter => ({...painter, nome: withoutContacts(painter.nome)}));
    return {total: counted?.total ?? 0, found: shown};
  }
}

/** SQL: municipalities within the radius, with their distance. */
const nearby = ({place, raio = NEAR_KM}: DirectoryFilter) => sql`(
  SELECT * FROM (
    SELECT m.id, m.nome, m.uf, ${DEGREE_KM}::float8 * sqrt((m.latitude - o.latitude) ^ 2
             + ((m.longitude - o.longitude) * cos(radians(o.latitude))) ^ 2) AS km
      FROM municipio m, municipio o WHERE o.id = ${place.id}
       AND m.latitude BETWEEN o.latitude - 1 AND o.latitude + 1 AND m.longitude BETWEEN o.longitude - 1.2 AND o.longitude + 1.2) m
   WHERE m.km <= ${raio})`;

/** SQL condition: pages (alias d) that match the filter. */
function matchesFilter({categoria, minRating}: DirectoryFilter) {
  const [service, stars] = [sql.bound(categoria ?? null), sql.bound(minRating ?? null)];
  return sql`d.listada AND NOT d.oculta
    AND (${service}::int IS NULL OR EXISTS (
          SELECT 1 FROM pintor_categoria x WHERE x.pintor_id = d.pintor_id AND x.categoria_id = ${service}))
    AND (${stars}::int IS NULL OR (d.avaliacoes > 0 AND d.media >= ${stars}))`;
}
