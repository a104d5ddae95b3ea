import {mayCall} from '../providers/access';
import {Page} from '../components/page/Page';
import {NewPush} from './NewPush';
import {PushHistory} from './PushHistory';

/** Push notifications to many painters: a new one, and the earlier ones with their results. */
export default function NotificacoesPush() {
  return (
    <Page title="Notificações push">
      {mayCall('POST /api/notificacoes/para-todos') && <NewPush />}
      <PushHistory />
    </Page>
  );
}
