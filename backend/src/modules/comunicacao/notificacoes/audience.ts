import {NOTIFICACAO_INACTIVITY, UF_CODES} from '@clube/domain';
import {z} from 'zod';
import {currentContext} from '../../../kernel/context';
import {flag} from '../../../kernel/entities/wire';
import {sql, type Sql} from '../../../kernel/persistence/sql';

const {min, max} = NOTIFICACAO_INACTIVITY;
const DAYS = `Informe de ${min} a ${max} dias sem pontuar`;

/** Request fields that choose the recipients of a push; absent ones do not filter. `nivel` is the level's id. */
export const audience = {
  nivel: z.coerce.number({error: 'Nível não encontrado'}).int('Nível não encontrado').optional(),
  estado: z.enum(UF_CODES, {error: 'Escolha um estado'}).optional(),
  diasSemPontuar: z.coerce.number({error: DAYS}).int(DAYS).min(min, DAYS).max(max, DAYS).optional(),
  isCompany: flag.optional(),
};
export const storedAudience = z.object({...audience, isCompany: z.boolean().optional()});
export type Audience = z.output<typeof storedAudience>;
type Meant = {[K in keyof Audience]: Audience[K] | null};

export const PAINTERS = sql`pintor t LEFT JOIN conta c ON c.pintor_id = t.id`;

/**
 * SQL: whether this painter (alias t, with the account as c) is a recipient: can log in, accepted the rules, did not
 * switch such messages off in both channels, and matches the audience. For painters who never scored, the days without
 * scoring count from their sign-up.
 */
export const isMeant = ({nivel = null, estado = null, diasSemPontuar = null, isCompany = null}: Meant): Sql =>
  sql`(t.ativo AND t.anonimizado_em IS NULL AND t.aceitou_regulamento
    AND (SELECT count(*) FROM aviso_preferencia f
          WHERE f.pintor_id = t.id AND f.tipo = 'comunicado' AND f.canal IN ('app', 'push') AND NOT f.ligado) < 2
    AND (${nivel}::int IS NULL OR t.cluster_id = ${nivel})
    AND (${estado}::text IS NULL OR t.end_estado = ${estado})
    AND (${isCompany}::boolean IS NULL OR t.is_company = ${isCompany})
    AND (${diasSemPontuar}::int IS NULL
         OR coalesce(c.ultima_pontuacao_em, t.criado_em) <= ${currentContext().now}::timestamptz - make_interval(days => ${diasSemPontuar})))`;
