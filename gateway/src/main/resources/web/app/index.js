import './page.css';
import './fl-app.js';
