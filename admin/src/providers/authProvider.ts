import type {CallSession} from '@clube/domain';
import type {AuthProvider} from 'react-admin';
import {logout, currentSession, currentUsuario} from './session';

type MayDo = (resource: string, action: string, session: CallSession | undefined) => boolean;

/** react-admin's auth provider. Logging in is done by the login page; the REST client handles refused sessions. */
export const authProviderFor = (mayDo: MayDo): AuthProvider => ({
  login: () => Promise.reject(new Error('the entrance has a screen of its own')),
  logout: async () => {
    await logout();
    return '/painel';
  },
  checkAuth: () => (currentUsuario() ? Promise.resolve() : Promise.reject(new Error('no session'))),
  checkError: () => Promise.resolve(),
  getIdentity: () => {
    const usuario = currentUsuario();
    return usuario ? Promise.resolve({id: usuario.cpf, fullName: usuario.nome}) : Promise.reject(new Error('nobody'));
  },
  canAccess: ({resource, action}) => Promise.resolve(mayDo(resource, action, currentSession())),
});
