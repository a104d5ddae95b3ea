import {Page} from '../../components/Page';
import {LegalText} from '../../components/LegalText';
import {PRIVACY, IN_FORCE} from './text';

export default function Privacy() {
  return (
    <Page title="Política de privacidade" narrow>
      <LegalText inForce={IN_FORCE} sections={PRIVACY} />
    </Page>
  );
}
