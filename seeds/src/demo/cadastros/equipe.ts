import type {Ator} from '@clube/backend';
import {ADMINISTRADOR, AUDITOR, SMART, type Permissao} from '@clube/domain';
import type {Catalogo} from '../../catalogo';
import {SISTEMA, como, daEquipe, type Mundo} from '../mundo';

/** Who acts for the programme. */
export interface Equipe {
  administrador: Ator & {id: number};
  smart: Ator & {id: number};
  auditor: Ator & {id: number};
}

type Usuario = {id: number; nome: string; permissao: Permissao};

/** The staff and reporting accounts, made one after another. */
export async function cadastrarEquipe(
  {usuarios, relatorios}: Mundo,
  catalogo: Catalogo,
  inicio: Date,
): Promise<Equipe> {
  const feitos: Usuario[] = [];
  for (const conta of catalogo.equipe) feitos.push(await como(inicio, SISTEMA, () => usuarios.criar(conta)));
  for (const conta of catalogo.relatorios) await como(inicio, SISTEMA, () => relatorios.criar(conta));
  const atorCom = (permissao: Permissao) => {
    const usuario = feitos.find(cada => cada.permissao === permissao);
    if (!usuario) throw new Error(`no staff account with permission ${permissao}`);
    return daEquipe(usuario) as Ator & {id: number};
  };
  return {administrador: atorCom(ADMINISTRADOR), smart: atorCom(SMART), auditor: atorCom(AUDITOR)};
}
