import {mayCall} from '../providers/access';
import {Page} from '../components/page/Page';
import {NewPush} from './NewPush';
import {PushHistory} from './PushHistory';

/** What is pushed to many painters: the next one, and what came of those before. */
export default function NotificacoesPush() {
  return (
    <Page title="Notificações push">
      {mayCall('POST /api/notificacoes/para-todos') && <NewPush />}
      <PushHistory />
    </Page>
  );
}
