import {SMART, type Permissao} from './sessions.js';

interface Member {
  readonly id: number;
  readonly permissao: Permissao;
}

/** Fields that give or take access: nobody changes them in their own row. */
const OWN_ACCESS_FIELDS: readonly string[] = ['permissao', 'ativo'];

/** Whether this user may make, change or give rights of this kind: only a Smart those of a Smart. */
export const mayGrantPermissao = (by: Pick<Member, 'permissao'>, permissao: Permissao): boolean =>
  permissao !== SMART || by.permissao === SMART;

/** Whether this user may change a user's row; `field`: this field of it. */
export const mayChangeUsuario = (by: Member, row: Member, field?: string): boolean =>
  mayGrantPermissao(by, row.permissao) &&
  !(row.id === by.id && field !== undefined && OWN_ACCESS_FIELDS.includes(field));
