import {UsuarioRelatorio, type Actor} from '@clube/backend';
import {ADMINISTRADOR, AUDITOR, SMART, type Permissao} from '@clube/domain';
import type {Catalogue} from '../../catalogue';
import {SYSTEM, runAs, staffActor, type Services} from '../services';

/** The staff users who act in the simulation. */
export interface Staff {
  administrador: Actor & {id: number};
  smart: Actor & {id: number};
  auditor: Actor & {id: number};
}

type Usuario = {id: number; nome: string; permissao: Permissao};

/** Creates the staff and reporting accounts, one after another. */
export async function registerStaff(
  {usuarios, crud, credentials}: Services,
  catalogue: Catalogue,
  start: Date,
): Promise<Staff> {
  const made: Usuario[] = [];
  for (const account of catalogue.staff) made.push(await runAs(start, SYSTEM, () => usuarios.create(account)));
  for (const {senha, ...account} of catalogue.relatorios)
    await runAs(start, SYSTEM, async () => {
      const {id} = await crud.create(UsuarioRelatorio, account);
      await credentials.setPassword('relatorio', id, senha);
    });
  const actorWith = (permissao: Permissao) => {
    const usuario = made.find(each => each.permissao === permissao);
    if (!usuario) throw new Error(`no staff account with permission ${permissao}`);
    return staffActor(usuario) as Actor & {id: number};
  };
  return {administrador: actorWith(ADMINISTRADOR), smart: actorWith(SMART), auditor: actorWith(AUDITOR)};
}
