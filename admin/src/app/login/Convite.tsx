import {ApiError, client, forgetSession, messageOf} from '@clube/api-client';
import {CHOSEN_PASSWORD_MISSING, formatCpf, validatePassword} from '@clube/domain';
import {ChoosePassword, notify} from '@clube/ui';
import {useCallback} from 'react';
import {useLocation, useNavigate} from 'react-router-dom';
import {LoginLayout} from './LoginLayout';
import styles from './Login.module.css';

/** The page of an invitation link; the token is in the URL's fragment, which is never sent to a server. */
export function Convite() {
  const uuid = useLocation().hash.slice(1);
  const goTo = useNavigate();
  const look = useCallback(() => client.post('/api/convites/validar', {body: {tipo: 'painel', uuid}}), [uuid]);
  return (
    <LoginLayout page="Criar a senha · Painel do Clube">
      <div className={styles.form}>
        <h1>Crie a sua senha</h1>
        <ChoosePassword
          key={uuid}
          look={look}
          check={senha => (senha ? validatePassword('painel', senha) : CHOSEN_PASSWORD_MISSING)}
          choose={async senha => {
            const {mensagem} = await client.post('/api/convites/senha', {body: {tipo: 'painel', uuid, senha}});
            forgetSession('painel');
            notify.success(mensagem);
            void goTo('/painel', {replace: true});
          }}
          onFail={reason => {
            notify.error(messageOf(reason));
            return reason instanceof ApiError ? reason.campos['senha'] : undefined;
          }}
          messageOf={messageOf}
          showLogin={cpf => `o CPF ${formatCpf(cpf)}`}
          entrance="/painel"
        />
      </div>
    </LoginLayout>
  );
}
