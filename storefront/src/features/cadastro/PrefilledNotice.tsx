import {Button, Icon} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {SOCIAL_NAMES} from '@clube/domain';
import {PATHS} from '../../base/paths';
import {codigoCheckQuery, indicacaoCheckQuery, normaliseCode} from './api';
import styles from './Cadastro.module.css';
import type {PintorValues} from '../../components/pintor-form/pintor-form';

const Good = ({children}: {children: ReactNode}) => (
  <li>
    <Icon name="check" size={20} /> <span>{children}</span>
  </li>
);

/** The values from the URL, shown before anything is typed: the referrer, the value of a code. */
export function PrefilledNotice({values}: {values: PintorValues}) {
  const {googleAuthId, facebookId} = values;
  const [indicacao, codigo] = [normaliseCode(values.indicacao), normaliseCode(values.codigo_cadastro)];
  const referral = useQuery({...indicacaoCheckQuery(indicacao), enabled: indicacao !== ''});
  const registration = useQuery({...codigoCheckQuery(codigo), enabled: codigo !== ''});
  const network = googleAuthId ? SOCIAL_NAMES.google : facebookId && SOCIAL_NAMES.facebook;
  if (!referral.data?.info && !registration.data?.info && !network) return null;
  return (
    <ul className={styles.brought}>
      {referral.data?.info && <Good>{referral.data.info}</Good>}
      {registration.data?.info && <Good>{registration.data.info}</Good>}
      {network && (
        <Good>
          Conta do {network} confirmada. Complete o cadastro para entrar com ela, ou{' '}
          <Link to={PATHS.login} state={{prova: googleAuthId || facebookId}}>
            entre com CPF e senha
          </Link>{' '}
          se você já é do Clube.
        </Good>
      )}
    </ul>
  );
}

/** The notice that a draft was resumed, with a button to start again, in case the phone belongs to another person. */
export function ResumedNotice({onRestart}: {onRestart: () => void}) {
  return (
    <aside className={styles.resumed} role="status">
      <p>Continuamos de onde você parou.</p>
      <Button variant="text" small onClick={onRestart}>
        Começar de novo
      </Button>
    </aside>
  );
}
