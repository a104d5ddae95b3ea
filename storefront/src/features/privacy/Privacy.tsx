import {Page} from '../../components/Page';
import {Termo} from '../../components/legal/Termo';

/** The privacy policy, for everybody to read. */
export default function Privacy() {
  return (
    <Page title="Política de privacidade" narrow>
      <Termo documento="privacidade" versions />
    </Page>
  );
}
