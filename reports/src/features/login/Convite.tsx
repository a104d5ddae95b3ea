import {ApiError, client, forgetSession, messageOf} from '@clube/api-client';
import {CHOSEN_PASSWORD_MISSING, formatCnpj, validatePassword} from '@clube/domain';
import {ChoosePassword, notify} from '@clube/ui';
import {useCallback} from 'react';
import {useLocation, useNavigate} from 'react-router-dom';
import {BASE, PATHS} from '../../base/paths';
import {LoginLayout} from './LoginLayout';

/** The page of an invitation link; the token is in the URL's fragment, which is never sent to a server. */
export default function Convite() {
  const uuid = useLocation().hash.slice(1);
  const goTo = useNavigate();
  const look = useCallback(() => client.post('/api/convites/validar', {body: {tipo: 'relatorio', uuid}}), [uuid]);
  return (
    <LoginLayout
      page="Criar a senha"
      title="Crie a sua senha"
      text="Com ela e o CNPJ da empresa você entra no relatório."
    >
      <ChoosePassword
        key={uuid}
        look={look}
        check={senha => (senha ? validatePassword('relatorio', senha) : CHOSEN_PASSWORD_MISSING)}
        choose={async senha => {
          const {mensagem} = await client.post('/api/convites/senha', {body: {tipo: 'relatorio', uuid, senha}});
          forgetSession('relatorio');
          notify.success(mensagem);
          void goTo(PATHS.login, {replace: true});
        }}
        onFail={reason => {
          notify.error(messageOf(reason));
          return reason instanceof ApiError ? reason.campos['senha'] : undefined;
        }}
        messageOf={messageOf}
        showLogin={cnpj => `o CNPJ ${formatCnpj(cnpj)}`}
        entrance={BASE}
      />
    </LoginLayout>
  );
}
