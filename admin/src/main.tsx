import '@clube/ui/styles.css';
import './painel.css';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './app/App';

const raiz = document.getElementById('root');
if (!raiz) throw new Error('the page has no #root');
createRoot(raiz).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
