import {Page} from '../../components/Page';
import {LegalText} from '../../components/LegalText';
import {REGULAMENTO, IN_FORCE} from './text';

/** The rules, for everybody to read. */
export default function Regulamento() {
  return (
    <Page title="Regulamento" narrow>
      <LegalText inForce={IN_FORCE} sections={REGULAMENTO} />
    </Page>
  );
}
