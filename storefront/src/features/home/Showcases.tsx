import {Drawing, buttonClass, type DrawingName} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {siteQuery} from '../../base/queries/site';
import {Carousel} from '../../components/Carousel';
import styles from './Home.module.css';

interface Slide {
  text: string;
  drawing: DrawingName;
}

interface ShowcaseProps {
  /** The URL of its button; without one the section is omitted. */
  to: string | undefined;
  title: string;
  action: string;
  slides: readonly Slide[];
}

/** A section that explains a feature and links to it. */
function Showcase({to, title, action, slides}: ShowcaseProps) {
  if (!to) return null;
  const outside = to.startsWith('https:');
  const look = buttonClass({variant: 'secondary'});
  const items = slides.map(({text, drawing}) => ({
    key: text,
    content: (
      <p className={styles.slide}>
        <Drawing name={drawing} color="ocre" size={72} />
        <span>{text}</span>
      </p>
    ),
  }));
  return (
    <section className={styles.showcase}>
      <Carousel title={title} items={items} fullWidth />
      {outside ? (
        <a className={look} href={to} target="_blank" rel="noopener noreferrer">
          {action}
        </a>
      ) : (
        <Link className={look} to={to}>
          {action}
        </Link>
      )}
    </section>
  );
}

/** The sections of the specification other than prizes, each shown once its URL exists. */
export function Showcases() {
  const {data: site} = useQuery(siteQuery);
  return (
    <>
      <Showcase
        to={PATHS.directory}
        title="Ache Seu Pintor"
        action="Aparecer na lista"
        slides={[
          {text: 'Quem precisa pintar encontra você pela sua cidade.', drawing: 'magnifier'},
          {text: 'Mostre fotos dos seus trabalhos e receba avaliações.', drawing: 'roller'},
        ]}
      />
      <Showcase
        to={PATHS.cursos}
        title="Cursos"
        action="Ver os cursos"
        slides={[
          {text: 'Aulas curtas, no seu ritmo, com certificado no fim.', drawing: 'brush'},
          {text: 'Cada curso conta para o seu próximo nível.', drawing: 'can'},
        ]}
      />
      <Showcase
        to={site?.parcelaPintura ?? undefined}
        title="Parcela Pintura"
        action="Abrir Parcela Pintura"
        slides={[
          {text: 'Parcele a pintura do seu cliente pelo site da Parcela Pintura.', drawing: 'card'},
          {text: 'O site abre em outra aba; os seus pontos continuam aqui.', drawing: 'phone'},
        ]}
      />
    </>
  );
}
