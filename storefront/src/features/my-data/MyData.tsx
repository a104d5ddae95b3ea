import {messageOf} from '@clube/api-client';
import {FailureState, LoadingState} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Page} from '../../components/Page';
import {SUPPORT} from '../../base/support';
import {personalDataQuery, privacyQuery} from './api';
import {Consents} from './Consents';
import {Erasure} from './Erasure';
import {PersonalDataSections} from './PersonalDataSections';
import {Requests} from './Requests';
import styles from './MyData.module.css';

/** The data stored about a painter, the painter's consents, and how to change both. */
export default function MyData() {
  const {data, error, refetch} = useQuery(privacyQuery);
  // Fetched along with it, and shown where nothing pushes it down any more. Only here: mounted after a failure it would refetch.
  const personalData = useQuery(personalDataQuery);
  const loading = (!data && !error) || !personalData.isFetched;
  return (
    <Page title="Privacidade" narrow>
      <div className={styles.parts}>
        <p className={styles.lead}>
          Seus dados são seus. Aqui você vê o que o Clube guarda, o que autorizou, leva uma cópia ou apaga tudo. Dúvidas
          sobre seus dados: <a href={`mailto:${SUPPORT.email}`}>{SUPPORT.email}</a>.
        </p>
        {error && !data && <FailureState message={messageOf(error)} onRetry={() => void refetch()} compact />}
        {loading && <LoadingState rows={12} />}
        {!loading && (
          <>
            {data && <Consents consents={data.consentimentos} />}
            <PersonalDataSections personalData={personalData} />
            {data && <Requests requests={data.pedidos} />}
            {data && <Erasure losses={data.aoApagar} />}
          </>
        )}
      </div>
    </Page>
  );
}
